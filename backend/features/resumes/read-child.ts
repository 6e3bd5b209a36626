/**
 * The program of the process that reads one file. It gets the file's name as a
 * line and its bytes after that on standard input, and answers with one line
 * of JSON. It holds nothing that is worth stealing and may be killed any time.
 * While it waits for its file it makes ready: that is most of a short reading.
 */
import {ReadError} from '../../../resume/model/read-error.ts';
import {readResume} from '../../../resume/read/read-resume.ts';
import {warmUp} from '../../../resume/read/warm-up.ts';

await warmUp();
const input = new Uint8Array(await Bun.stdin.arrayBuffer());
const lineEnd = input.indexOf(10);

async function answer(): Promise<unknown> {
  const filename = new TextDecoder().decode(input.subarray(0, lineEnd));
  try {
    return {ok: true, ...(await readResume(input.slice(lineEnd + 1), filename))};
  } catch (error) {
    // Whatever else a file can make a parser do, the file is what is wrong.
    return {ok: false, code: error instanceof ReadError ? error.code : 'damaged'};
  }
}

if (lineEnd >= 0) process.stdout.write(JSON.stringify(await answer()));
