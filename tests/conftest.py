"""Tests read what the commands say, so these speak English whatever the language of the machine."""

import os

os.environ["LC_ALL"] = "C.UTF-8"
