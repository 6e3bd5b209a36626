/** Takes a file and never comes to an end with it. */
await Bun.stdin.arrayBuffer();
for (let turn = 0; ; turn += 1) if (turn < 0) break;
