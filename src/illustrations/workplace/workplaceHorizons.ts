import type { WorkplaceName } from '#src/models/names/pictureNames.ts'

/** The horizon of each workplace, standing on the ground of a cover. */
export const WORKPLACE_HORIZONS: Record<WorkplaceName, string> = {
  /** Sawtooth roofs between two chimneys. */
  plant: 'M0 308v-38h40v-92h22v92h26v-14l70-30v30l70-30v30l70-30v30l70-30v52h36v-112h20v112h30l60-26v26l60-26v26h66v38z',
  /** A tall house between wings, and a cross on a roof. */
  ward: 'M0 308v-58h96v-40h88v40h60v-96h44v-26h16v-18h16v18h16v26h72v96h72v-30h92v30h68v58z',
  /** Silos connected by a gallery. */
  filling:
    'M0 308v-40h30v-84q28-22 56 0v84h8v-84q28-22 56 0v84h8v-84q28-22 56 0v26h176v-54q34-26 68 0v112h16v-112q34-26 68 0v112h52v-46h46v86z',
  /** Low roofs, and a sign on a post. */
  shop: 'M0 308v-34h60v-40h150v-12h44v12h36v40h66v-94h-22v-38h66v38h-22v94h52v-52h130v-10h80v96z',
  /** Cranes over a flat hall. */
  dock: 'M0 308v-30h70v-110h-60v-8h60l14-24l14 24h106v8h-106v110h60v-44h250v44h42v-140h-86v-8h86l12-22l12 22h60v8h-60v140h106v30z',
  /** Trees along a road, and a house behind. */
  buses:
    'M0 308v-26q14-46 44-40q10-40 48-26q40-18 52 22q36-6 38 44h78v-64l56-34l56 34v64h62q4-42 34-38q12-34 46-20q32-12 44 22q28-4 32 36q20-8 50 0v26z',
}
