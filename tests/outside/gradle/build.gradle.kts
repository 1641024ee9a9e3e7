plugins {
    application
}

repositories {
    mavenCentral()
    maven("file:///path/of/folder")
}

java {
    toolchain {
        languageVersion = JavaLanguageVersion.of(25)
    }
}

dependencies {
    implementation("io.panmpi:panmpi:0.3.0")
    testImplementation("io.panmpi:panmpi-junit:0.3.0")
}

application {
    mainClass = "Sum"
    applicationDefaultJvmArgs = listOf("-XX:+UseG1GC", "--enable-native-access=ALL-UNNAMED")
}

tasks.test {
    useJUnitPlatform()
    systemProperties(System.getProperties().filterKeys { "$it".startsWith("panmpi.") }.mapKeys { "${it.key}" })
    testLogging.showStandardStreams = true
}
