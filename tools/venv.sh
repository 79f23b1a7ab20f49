#!/bin/sh
# Makes a virtual environment with a Python that is new enough, or says what is missing.
# usage: venv.sh FOLDER [PYTHON]
set -eu

folder=$1
asked=${2:-}
new_enough='import sys; sys.exit(sys.version_info < (3, 11))'

# One that works already is kept.
if "$folder/bin/python" -c "import pip; $new_enough" 2>/dev/null; then
    exit 0
fi

too_old=
bare=
for python in ${asked:-python3 python python3.14 python3.13 python3.12 python3.11}; do
    version=$("$python" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null) || continue
    if ! "$python" -c "$new_enough"; then
        too_old="${too_old:+$too_old, }$python ($version)"
    elif ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        bare="$python ($version)"
    else
        echo "Making the virtual environment $folder with Python $version ..."
        exec "$python" -m venv --clear "$folder"
    fi
done

{
    if [ -n "$bare" ]; then
        echo "error: $bare cannot make virtual environments: its module venv or ensurepip is missing."
        echo "       On Debian and Ubuntu, install the package python3-venv; elsewhere, a complete Python."
    elif [ -n "$too_old" ]; then
        echo "error: Euphoria Table needs Python 3.11 or newer; found only $too_old."
    elif [ -n "$asked" ]; then
        echo "error: PYTHON=$asked is not a Python that runs."
    else
        echo "error: Euphoria Table needs Python 3.11 or newer, and there is no python3 on the PATH."
    fi
    echo "       To use another Python, name it: make PYTHON=/path/to/python3.12 ..."
} >&2
exit 1
