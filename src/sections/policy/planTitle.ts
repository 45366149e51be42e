import { fillIn } from '../../lib/anywhere/text/fillIn'
import type { TextBlocks } from '../../schemas/textBlocks'
import type { Plan } from '../../site/policy/implementationPlan'

/** @returns whom a plan is for: "Three sites, 2,000 employees, …" */
export const planTitle = ({ id, employees, supervisors }: Plan, titles: TextBlocks['implementationPlan']['plans']) =>
  fillIn(titles[id], { headcount: employees.toLocaleString('en-US'), supervisors })
