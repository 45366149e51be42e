/** A demo request as the form posts it. The domain `.example` belongs to nobody. */
export const POSTED_LEAD = {
  name: 'Black Box',
  email: 'box@plant.example',
  company: 'Box',
  phone: '312 555 0100',
  industry: 'Other',
  employees: 10,
  consent: true,
  elapsed: 60_000,
}
