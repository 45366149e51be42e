/**
 * @returns the time of the build, which decides what is in the future. SOURCE_DATE_EPOCH fixes it, so that builds are reproducible.
 * @throws Error if SOURCE_DATE_EPOCH is not a time
 */
export function readBuildTime(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH?.trim()
  if (!epoch) return new Date()
  if (!/^\d{1,11}$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH must be a time in whole seconds since 1970, but is "${epoch}".`)
  return new Date(Number(epoch) * 1000)
}
