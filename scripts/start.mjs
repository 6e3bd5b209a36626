import {install, runOnBun} from './install.mjs';

install({withTools: false});
runOnBun('start.ts', process.argv.slice(2));
