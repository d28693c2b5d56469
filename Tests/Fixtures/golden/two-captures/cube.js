window.ctreportCube = {};
