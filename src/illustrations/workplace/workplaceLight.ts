/** A gradient: the id of its definition, and the fill that refers to it. */
type Gradient = { id: string; fill: string }

/**
 * The light in a drawing: of lamps on the wall behind them and in a cone below them, and of headlights on the road. One component creates
 * it, defines its gradients once (`LampLight`, `StationLight`), and passes it to all that is lit.
 */
export type WorkplaceLight = Readonly<Record<'wall' | 'beam' | 'road', Gradient>>

const gradientWith = (id: string): Gradient => ({ id, fill: `url(#${id})` })

/** @param prefix of the ids, which no other drawing of the page has */
export const createWorkplaceLight = (prefix: string): WorkplaceLight => ({
  wall: gradientWith(`${prefix}-lamp`),
  beam: gradientWith(`${prefix}-beam`),
  road: gradientWith(`${prefix}-road`),
})
