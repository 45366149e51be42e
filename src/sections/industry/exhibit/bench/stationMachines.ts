import type { Pose } from '#src/illustrations/workplace/StationWorker.tsx'

/** A bay in units of the drawing, from its roof down. Machines stand on its floor. */
export const BAY = { width: 200, height: 154, floor: 132 }

type Machine = {
  /** Paths: dark shapes, steel shapes before them, and bright ones. */
  body: string
  steel: string
  bright: string
  /** Pose of the person nearest to it. */
  pose: Pose
}
/** Machines of a line, a closed list that content chooses from (schemas/industry/exhibits/benchBlock.ts). */
export const MACHINES = {
  press: {
    body: 'M34 132V22h92v32H66v48h14v30ZM82 54h32v24H82ZM76 102h58v9H76Z',
    steel: 'M40 58h20v36H40ZM86 56h24v14H86ZM78 78h40v8H78ZM80 114h50v4H80Z',
    bright: 'M72 28h9l-8 16h-9ZM92 28h9l-8 16h-9ZM112 28h9l-8 16h-9Z',
    pose: 'machine',
  },
  dies: {
    body: 'M22 132V36h6v96ZM122 132V36h6v96ZM22 58h106v5H22ZM22 94h106v5H22ZM22 126h106v6H22Z',
    steel: 'M34 40h30v18H34ZM76 46h38v12H76ZM34 76h42v18H34ZM86 70h28v24H86ZM38 108h66v18H38Z',
    bright: 'M34 50h30v3H34ZM34 86h42v3H34ZM38 116h66v3H38Z',
    pose: 'carrying',
  },
  crane: {
    body: 'M0 20h200v9H0ZM89 39h4v24h-4ZM91 78a27 27 0 1 1 0 54 27 27 0 0 1 0-54m0 18a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM163 29h2v46h-2Z',
    steel: 'M74 29h34v10H74ZM91 84a21 21 0 1 1 0 42 21 21 0 0 1 0-42m0 3.500a17.500 17.500 0 1 0 0 35 17.500 17.500 0 0 0 0-35Z',
    bright: 'M89 60h4l22 26h-6L91 65 73 86h-6ZM160 75h8v10h-8Z',
    pose: 'reaching',
  },
  gauge: {
    body: 'M22 90h104v8H22ZM32 98h7v34h-7ZM108 98h7v34h-7ZM26 46h32v24H26ZM39 70h6v20h-6ZM84 52h5v20h-5Z',
    steel: 'M100 38h7v52h-7ZM80 42h27v9H80ZM72 78h24v12H72ZM22 101h104v2H22Z',
    bright: 'M29 49h26v18H29Z',
    pose: 'machine',
  },
  pallet: {
    body: 'M16 124h92v8H16Z',
    steel: 'M20 88h40v34H20ZM64 88h40v34H64ZM42 50h40v34H42Z',
    bright: 'M36 88h8v34h-8ZM80 88h8v34h-8ZM58 50h8v34h-8Z',
    pose: 'carrying',
  },
} as const satisfies Record<string, Machine>
export type MachineName = keyof typeof MACHINES
