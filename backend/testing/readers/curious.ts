/** Takes a file and answers with what it can see of our environment. */
await Bun.stdin.arrayBuffer();
process.stdout.write(JSON.stringify({ok: true, text: JSON.stringify(process.env), pages: 0}));
