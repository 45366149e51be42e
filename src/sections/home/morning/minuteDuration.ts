/** Length of a minute of the morning while it plays, in milliseconds: short while nothing happens, long enough to read an event. */
export function minuteDuration(hasEvent: boolean, isStationOpen: boolean): number {
  if (hasEvent) return 900
  return isStationOpen ? 300 : 50
}
