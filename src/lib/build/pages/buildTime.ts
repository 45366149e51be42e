/** @returns the moment that decides what lies in the future; SOURCE_DATE_EPOCH fixes it, so that builds can be repeated */
export function buildTime(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH
  return epoch ? new Date(Number(epoch) * 1000) : new Date()
}
