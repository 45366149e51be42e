/**
 * Event on the document by which the form's island tells the page's script that the request was sent. The two are separate bundles, which
 * share no variable.
 */
export const SENT_EVENT = 'demo-request-sent'
