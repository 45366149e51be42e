/**
 * Loaded with `node --import`: makes every commit of the store as slow as on a slow disk. It blocks the thread that commits, like a real
 * flush.
 */
import { DatabaseSync } from 'node:sqlite'

const FLUSH_DELAY_MS = 50
const { exec } = DatabaseSync.prototype
const sleepBuffer = new Int32Array(new SharedArrayBuffer(4))
DatabaseSync.prototype.exec = function (sql: string) {
  if (/\bCOMMIT\b/.test(sql)) Atomics.wait(sleepBuffer, 0, 0, FLUSH_DELAY_MS)
  return exec.call(this, sql)
}
