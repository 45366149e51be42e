/**
 * The required provisions of each kind of template. `schemas/template.ts` refuses a template that lacks one. The build reports them in this
 * order.
 */
import type { ProvisionId } from './provisions.ts'

// biome-ignore format: a list that is read as a paragraph
const GENERAL = [
  'protectedAbsence', 'accommodation', 'nonRetaliation', 'notContract', 'collectiveAgreement', 'unionRepresentation',
  'protectedTalk', 'retention', 'medicalSeparate', 'policyReview',
] as const satisfies ProvisionId[]

/** Kind of template → its required provisions. */
// biome-ignore format: lists that are read as paragraphs
export const REQUIRED_PROVISIONS = {
  noCallNoShowPolicy: [
    'purpose', 'schedule', 'knowing', 'report', 'warning', 'day', 'steps', 'exceptions', 'abandonment', 'records', 'review',
    'noticeTime', 'asSoonAsPracticable', 'spokesperson', 'supervisorMessage', 'reasonOptional', 'proof', 'lateReport', 'cutOff',
    'twoEvents', 'waitsForHr', 'oneEvent', 'occurrenceEnd', 'hrMaySkip', 'rollOff', 'unusualCircumstances', 'reversal',
    'workplaceEvents', 'offTheClock', 'textConsent', 'attempts', 'inviteReason', 'ownRecord', 'countedOnce', 'receipt', ...GENERAL,
  ],
  pointPolicy: [
    'prices', 'dailyCap', 'floor', 'lateReport', 'twoEvents', 'oneEvent', 'occurrenceEnd', 'removal', 'rollOff', 'ladder',
    'hrMaySkip', 'waitsForHr', 'adjustment', 'reversal', 'workplaceEvents', 'unusualCircumstances', 'ownRecord', 'proof',
    'reasonOptional', 'asSoonAsPracticable', 'cutOff', 'spokesperson', 'countedOnce', 'foodSymptoms', 'mandatoryOvertime', 'receipt',
    ...GENERAL,
  ],
  callInPolicy: [
    'noticeTime', 'asSoonAsPracticable', 'spokesperson', 'channels', 'supervisorMessage', 'reportContents', 'reasonCodes',
    'reasonOptional', 'proof', 'lateReport', 'cutOff', 'lineAnswer', 'confidentiality', 'foodSymptoms', 'textConsent',
    'offTheClock', 'twoEvents', 'waitsForHr', 'unusualCircumstances', 'reversal', 'rollOff', 'receipt',
    ...GENERAL,
  ],
  fmlaChecklist: [
    'eligibilityTest', 'generalNotice', 'eligibilityNotice', 'rightsNotice', 'certification', 'geneticInformation',
    'doctorContact', 'designationNotice', 'increment', 'substitution', 'recertification', 'intentToReturn', 'fitnessForDuty',
    'failureToCertify', 'schoolRules', 'supervisorMessage', 'spokesperson', 'waitsForHr', 'rollOff', 'protectedAbsence',
    'accommodation', 'nonRetaliation', 'collectiveAgreement', 'retention', 'medicalSeparate', 'reversal',
  ],
  contactLog: [
    'facts', 'supervisorMessage', 'attempts', 'safetyCheck', 'spokesperson', 'confidentiality', 'offTheClock', 'handover',
    'waitsForHr', 'cutOff', 'retention', 'medicalSeparate',
  ],
  abandonmentLetter: [
    'facts', 'attempts', 'replyBy', 'inviteReason', 'unusualCircumstances', 'spokesperson', 'reasonOptional', 'accommodation',
    'noAdmission', 'reversal', 'finalPay', 'benefits', 'propertyReturn', 'nonRetaliation', 'collectiveAgreement',
    'unionRepresentation', 'protectedAbsence',
  ],
  lateReportNotice: [
    'facts', 'asSoonAsPracticable', 'lateReport', 'waitsForHr', 'inviteReason', 'unusualCircumstances', 'reasonOptional',
    'protectedAbsence', 'accommodation', 'channels', 'spokesperson', 'correction', 'nonRetaliation', 'unionRepresentation',
  ],
  reversalLetter: [
    'facts', 'newTotal', 'floor', 'withdrawnSteps', 'rollOff', 'confidentiality', 'ownRecord', 'nonRetaliation', 'retention',
    'medicalSeparate', 'adjustment',
  ],
  textConsent: [
    'consent', 'notCondition', 'contentOfTexts', 'confidentiality', 'frequency', 'stopWords', 'stopClock', 'otherChannel',
    'offTheClock', 'nonRetaliation', 'protectedTalk', 'retention',
  ],
} as const satisfies Record<string, readonly ProvisionId[]>
