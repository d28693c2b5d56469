#define CMARK_NO_SHORT_NAMES 1
#include <cmark.h>
