import { pathToFileURL } from 'node:url';
import { serverBundle } from './bundle.mjs';

// Before anything of Next or React is loaded: they read it once.
Object.assign(process.env, { NODE_ENV: 'production' });
const { start } = await import(pathToFileURL(await serverBundle()).href);
await start();
