/**
 * A school bus seen from the door's side, in units from its station's upper left corner. Hood and bumper are at the right, and the wheels
 * stand on the ground.
 */
const panes = [9, 28, 47, 66, 85].map((x) => `M${x} 9h15v17h-15z`).join('')

export const BUS = {
  body: 'M2 76V14Q2 2 14 2h106q7 0 9 7l8 27h22q9 0 9 9v22h2v9z',
  /** The outline of the whole bus, drawn if it has no driver. */
  outline: 'M-2-2h128q6 0 8 7l8 26h18q12 0 12 12v36H-2z',
  rails: 'M2 31h104v2.500H2zM2 57h104v2.500H2zM2 67h104v2.500H2zM138 57h32v2.500h-32z',
  door: 'M107 9h18v60h-18z',
  arches: 'M16 76a18 18 0 0 1 36 0zM126 76a18 18 0 0 1 36 0z',
  /** Windows, the two leaves of the door, and the windshield. */
  panes: `${panes}M109 12h14v25h-14zM109 41h6v25h-6zM117 41h6v25h-6zM128 12l7 22h-7z`,
  headlight: 'M164 46h5v9h-5z',
  beam: 'M169 54l26 12v18l-26-16z',
  wheels: [34, 144],
  axle: 79,
  tire: 13,
  /** At the wheel. The head stands where the station has its worker. */
  driver: { body: 'M109 37v-3q0-6 7-6t7 6v3z', headY: 22, hair: 'M110 22q0-6.500 6-6.500 5 0 6 4-5 1-8 3t-4-.500z' },
  /** Position of the route number: between two rails, clear of windows and wheels. */
  number: { x: 54, y: 53, size: 22 },
} as const
