import { routes } from '../site/routes'

export const statusPage = {
  meta: {
    title: 'System status',
    description: 'What to do when the hotline, the text line, the mobile app or the web portal does not answer, and whom to call about it.',
    path: routes.status,
    noindex: true,
  },
  heading: 'Something does not answer?',
  lede: 'This page measures nothing by itself. If the hotline, the text line, the app or the portal does not answer, tell us and we tell you what we see.',
}
