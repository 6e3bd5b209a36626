import {trustedScriptUrl} from '../../worker/trusted-url.ts';
import {createDeviceReader} from './device-reader.ts';
import workerUrl from './reader-worker.ts?worker&url';

/** The app's one reader of files. */
export const deviceReader = createDeviceReader(
  () => new Worker(trustedScriptUrl(workerUrl), {type: 'module'}),
);
