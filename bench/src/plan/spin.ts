// Keeps one processor busy until the process is ended.
for (;;) Math.random();
