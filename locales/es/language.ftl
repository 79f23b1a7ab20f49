### La lengua misma.
language-name = Español
# Lo que separa un número entero de sus decimales.
language-decimal-mark = ,
