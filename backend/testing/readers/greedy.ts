/** Takes a file and ever more memory. */
await Bun.stdin.arrayBuffer();
const held: Uint8Array[] = [];
for (;;) held.push(new Uint8Array(8 * 1024 * 1024).fill(1));
