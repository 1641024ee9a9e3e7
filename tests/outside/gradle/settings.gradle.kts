rootProject.name = "sum"
