import type { WorkplaceName } from '#src/models/names/pictureNames.ts'

/**
 * The part of a workplace that a phone shows. It includes the dark station, and begins and ends between stations, so that no station is
 * cut. The drawing is enlarged until this part fills the screen; its section hides the rest.
 */
export const PHONE_WINDOWS: Record<WorkplaceName, string> = {
  plant: 'max-sideways:-ml-[50.9%] max-sideways:w-[152.2%]',
  ward: 'max-sideways:-ml-[6.3%] max-sideways:w-[110.8%]',
  dock: 'max-sideways:-ml-[34.5%] max-sideways:w-[135.7%]',
  filling: 'max-sideways:-ml-[27.7%] max-sideways:w-[127.7%]',
  shop: 'max-sideways:-ml-[2.8%] max-sideways:w-[140.6%]',
  buses: 'max-sideways:-ml-[0.8%] max-sideways:w-[134.1%]',
}
