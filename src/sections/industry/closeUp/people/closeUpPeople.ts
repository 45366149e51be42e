import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import type { CloseUpPerson } from './closeUpPerson.ts'
import { dockPerson } from './dockPerson.ts'
import { fillingPerson } from './fillingPerson.ts'
import { plantPerson } from './plantPerson.ts'
import { shopPerson } from './shopPerson.ts'
import { wardPerson } from './wardPerson.ts'

/** Workplaces with a person in the close-up. A bus has its driver instead. */
export type CloseUpPersonName = Exclude<WorkplaceName, 'buses'>

export const CLOSE_UP_PEOPLE: Record<CloseUpPersonName, CloseUpPerson> = {
  plant: plantPerson,
  ward: wardPerson,
  dock: dockPerson,
  filling: fillingPerson,
  shop: shopPerson,
}
