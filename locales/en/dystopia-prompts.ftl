### The questions of Build a Better Dystopia as pictures. The sentences of questions and answers are in dystopia.ftl.
