/**
 * The site's one service worker: what is pushed, and what is shown without a network. A scope has one worker, so
 * both are in it: docs/decisions/0065-one-service-worker.md.
 */
importScripts("/worker/push.js", "/worker/saved.js", "/worker/offline.js");

self.addEventListener("install", () => self.skipWaiting());
