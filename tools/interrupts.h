/* Ctrl-C while compiled rules multiply.

Multiplying large integers looks for signals, and raises what their handlers raise, such as KeyboardInterrupt. mypyc
takes every error of a multiplication for a lack of memory and ends the process. So here the multiplication is done
to its end, and the exception waits until Python code runs next, which is the place for it.

tools/compile.py includes this file before the C code of mypyc. */

#ifndef EUPHORIA_INTERRUPTS_H
#define EUPHORIA_INTERRUPTS_H

#include <Python.h>

static inline PyObject *euphoria_take_exception(void)
{
#if PY_VERSION_HEX >= 0x030C0000
    return PyErr_GetRaisedException();
#else
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    Py_XDECREF(type);
    Py_XDECREF(traceback);
    return value;
#endif
}

/* Called by the interpreter, between two instructions of Python code. */
static inline int euphoria_raise_again(void *exception)
{
    PyErr_SetObject((PyObject *)Py_TYPE(exception), exception);
    Py_DECREF((PyObject *)exception);
    return -1;
}

static inline PyObject *euphoria_multiply(PyObject *left, PyObject *right)
{
    PyObject *product;
    while ((product = PyNumber_Multiply(left, right)) == NULL && PyLong_CheckExact(left) && PyLong_CheckExact(right)
           && !PyErr_ExceptionMatches(PyExc_MemoryError) && !PyErr_ExceptionMatches(PyExc_OverflowError)) {
        PyObject *exception = euphoria_take_exception();
        if (Py_AddPendingCall(euphoria_raise_again, exception) < 0) {
            Py_DECREF(exception); /* so many wait already that there is no room for another one */
        }
    }
    return product;
}

#define PyNumber_Multiply euphoria_multiply

#endif
