package panmpi.tests.cases.files;

import static panmpi.tests.support.FileForms.anywhere;
import static panmpi.tests.support.FileForms.anywhereLarge;
import static panmpi.tests.support.FileForms.atOwnPointer;
import static panmpi.tests.support.FileForms.atOwnPointerLarge;
import static panmpi.tests.support.FileForms.atSharedPointer;
import static panmpi.tests.support.FileForms.atSharedPointerLarge;

import mpi.MPI.File;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests every blocking call that writes or reads a file; {@link FileNonblockingCase} has the other
 * calls.
 */
// MPICH opens no file in a process that has only sessions.
@Tag("init")
@MpiTest(ranks = {1, 2, 3, 4})
final class FileAccessCase {

    @Test
    void writeAndRead() {
        atOwnPointer(File::Write, File::Read);
        atOwnPointerLarge(File::Write, File::Read);
    }

    @Test
    void writeAllAndReadAll() {
        atOwnPointer(File::Write_all, File::Read_all);
        atOwnPointerLarge(File::Write_all, File::Read_all);
    }

    @Test
    void writeAtAndReadAt() {
        anywhere(File::Write_at, File::Read_at);
        anywhereLarge(File::Write_at, File::Read_at);
    }

    @Test
    void writeAtAllAndReadAtAll() {
        anywhere(File::Write_at_all, File::Read_at_all);
        anywhereLarge(File::Write_at_all, File::Read_at_all);
    }

    @Test
    void writeSharedAndReadShared() {
        atSharedPointer(File::Write_shared, File::Read_shared, false);
        atSharedPointerLarge(File::Write_shared, File::Read_shared, false);
    }

    @Test
    void writeOrderedAndReadOrdered() {
        atSharedPointer(File::Write_ordered, File::Read_ordered, true);
        atSharedPointerLarge(File::Write_ordered, File::Read_ordered, true);
    }
}
