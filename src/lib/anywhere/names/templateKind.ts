/** What a template for employers is; what each kind must hold is site/templates/requiredProvisions.ts. */
export type TemplateKind =
  | 'noCallNoShowPolicy'
  | 'pointPolicy'
  | 'callInPolicy'
  | 'fmlaChecklist'
  | 'contactLog'
  | 'abandonmentLetter'
  | 'lateReportNotice'
  | 'reversalLetter'
  | 'textConsent'
