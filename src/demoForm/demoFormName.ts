/**
 * The last segment of the embedded form's address, and the identifier at the start of its messages. The page accepts only messages whose
 * identifier is a segment of that address (demoForm/frameMessage.ts). The form's script cannot read it from `location`, because
 * the answer to a posted form has the service's address. It is apart from routes.ts to keep that script small.
 */
export const DEMO_FORM_NAME = 'demo-request'
