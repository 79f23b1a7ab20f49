### Las preguntas de Build a Better Dystopia en imágenes. Las frases de preguntas y respuestas están en dystopia.ftl.
