import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { Plan } from '#src/policy/implementationPlan.ts'
import type { PolicyTables } from '#src/schemas/policyTables.ts'

/** @returns whom a plan is for: "Three sites, 2,000 employees, …" */
export const planTitle = ({ id, employees, supervisors }: Plan, titles: PolicyTables['implementationPlan']['plans']) =>
  fillIn(titles[id], { headcount: employees.toLocaleString('en-US'), supervisors })
