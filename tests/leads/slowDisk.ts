/**
 * Loaded into a server with `node --import`: every commit of the store takes as long as on a slow disk. The thread that
 * commits is held, as it is by a real flush.
 */
import { DatabaseSync } from 'node:sqlite'

const FLUSH_DELAY = 50
const { exec } = DatabaseSync.prototype
const sleepBuffer = new Int32Array(new SharedArrayBuffer(4))
DatabaseSync.prototype.exec = function (sql: string) {
  if (/\bCOMMIT\b/.test(sql)) Atomics.wait(sleepBuffer, 0, 0, FLUSH_DELAY)
  return exec.call(this, sql)
}
