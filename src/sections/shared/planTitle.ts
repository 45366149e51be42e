import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { Plan } from '#src/models/policy/workedExamples/implementationPlan.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'

/** @returns the size of a plan's customer: "Three sites, 2,000 employees, …" */
export const planTitle = ({ id, employees, supervisors }: Plan, titles: PolicyTables['implementationPlan']['plans']) =>
  fillIn(titles[id], { headcount: employees.toLocaleString('en-US'), supervisors })
