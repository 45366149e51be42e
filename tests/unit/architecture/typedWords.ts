/**
 * Words for visitors that are typed in code nevertheless, by reason. By file: each text itself, or the name of a constant that has
 * nothing else. docs/content-reference.md tells editors of them.
 */
export const TYPED_WORDS: Record<string, Record<string, readonly string[]>> = {
  'the specification has these words': {
    'src/specification/interfaceValues.ts': ['LOGIN', 'DEMO_FRAME', 'NOT_FOUND', 'SAMPLE_PICTURE'],
    'src/specification/specifiedLists.ts': ['Upon request'],
    'src/specification/supportHours.ts': ['SUPPORT_HOURS'],
  },
  'names of controls, the same on every page': {
    'src/islandParts/toast/Toaster.tsx': ['Close message', 'Messages ({hotkey})'],
    'src/sections/shared/figures/ClaimFootnote.tsx': [': how we count'],
    'src/sections/shared/figures/ClaimedValue.tsx': [': how we count it'],
    'src/sections/shell/Banner.tsx': ['Announcement'],
    'src/sections/shell/SiteHeader.tsx': ['Menu'],
    'src/sections/shell/SkipLink.tsx': ['Skip to content'],
    'src/sections/shell/drawer/MobileDrawer.tsx': ['Open menu', 'Menu', 'Close menu', 'Main menu'],
    'src/sections/shell/menus/HeaderMenus.tsx': ['Main'],
    'src/ui/ScrollArea.tsx': [', scrolls sideways'],
  },
  'messages of scripts, and a field that only programs see': {
    'src/sections/demo/form/DemoFormMarkup.tsx': ['Extra notes'],
    'src/sections/shell/copyLink.client.ts': [
      'Link copied.',
      'The link could not be copied.',
      'Template copied.',
      'The template could not be copied. Download it instead.',
    ],
  },
  'answers of the server to programs, and to addresses without a page': {
    'server/leads/http/admission.ts': ['Requests come from the form’s own page.'],
    'server/leads/http/body.ts': ['UNREADABLE', 'UNSUPPORTED_TYPE'],
    'server/site/responsePlan.ts': [
      'This address cannot be read.',
      'This page has moved.',
      'There is no page at this address.',
      'This address can only be read.',
    ],
  },
  'what is read aloud of a picture’s counts, and the word between two of them': {
    'src/illustrations/scenes/CrewSeats.tsx': ['of'],
    'src/illustrations/scenes/pictureSentences.ts': [
      'by week:',
      'min: median of',
      'filled shifts.',
      'clocked in,',
      'by a replacement,',
      'still open)',
    ],
  },
  'the company’s names, which its settings replace': {
    'src/site/settings.ts': ['Productivity Pilot', 'Productivity Pilot, Inc.', 'Site by Northlight Studio'],
  },
  'names of other companies': {
    'src/site/analytics/analyticsNames.ts': ['Google Analytics', 'Plausible', 'Umami', 'Matomo'],
    'src/sections/shell/SiteFooter.tsx': ['LinkedIn', 'YouTube'],
  },
  'names of formats': { 'src/sections/blog/BlogListView.tsx': ['RSS', 'Atom'] },
  'marks and the license in a template, the same in its Word document': {
    'src/downloads/template/printedTemplate.ts': ['NOTES_TITLE', 'NOTES_LEAD', 'No authority cited: a matter of drafting or of policy.'],
    'src/downloads/template/wordDocument.ts': ['License and review'],
    'src/sections/template/TemplateText.tsx': ['Optional:', 'To fill in:', 'A table to fill in, with the columns', 'License:'],
    'src/sections/template/createPrintedTemplate.ts': ['TEMPLATE_LICENSE'],
  },
  'names that programs read: of events, of styles': {
    'src/downloads/template/wordStyles.ts': ['Drafting Note', 'Segoe UI Symbol'],
    'src/site/analytics/analyticsProviders.ts': ['ANALYTICS_EVENTS'],
  },
  'messages to editors and operators': {
    'server/leads/http/formPage.ts': ['The form’s page'],
    'src/downloads/guide/workedExample.ts': ['", which no line above it is called', '": write ×, ÷, + or −, with a space on both sides'],
    'src/sections/prose/proseComponents.ts': ['An article shows the chart'],
    'src/pageData/proseInputs.ts': ['An article offers the template'],
    'src/sections/industry/industryListProps.ts': ['The home page shows the industry'],
  },
}
