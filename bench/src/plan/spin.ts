// Keeps one processor busy until the process is ended, or whoever started it is gone.
const starter = process.ppid;
while (process.ppid === starter) Math.random();
