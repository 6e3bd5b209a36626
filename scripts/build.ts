/** Builds the app into pwa/dist; run by itself it always builds. */
import {buildApp} from './build-app.ts';

await buildApp({force: true});
