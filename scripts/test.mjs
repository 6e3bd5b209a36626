import {install, runOnBun} from './install.mjs';

install({withTools: true});
runOnBun('test.ts', process.argv.slice(2));
