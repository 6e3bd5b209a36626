/** `npm start`: builds what has changed, then serves the API and the app on one port. */
import {buildApp} from './build-app.ts';

console.log('Building the app …');
await buildApp({force: false});
console.log('Starting the database and the server …');
await import('../backend/main.ts');
