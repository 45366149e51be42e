import type { Industry } from '../../sections/industry/industry'
import { education } from './education'
import { foodBeverage } from './food-beverage'
import { healthcare } from './healthcare'
import { logistics } from './logistics'
import { manufacturing } from './manufacturing'
import { retail } from './retail'

/** In the order of the navigation. */
export const industries: Industry[] = [manufacturing, healthcare, logistics, foodBeverage, retail, education]
