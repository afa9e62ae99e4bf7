import type { Mail, SecurityEvent } from '../mails.ts'

/** Where the links of the samples lead. */
export const SAMPLE_PUBLIC_URL = 'https://nila.example.org'

const TOKEN = 'c2FtcGxlLXRva2VuLW9mLW5vYm9keS1hdC1hbGwtMDAwMQ'
const at = '2026-11-20T04:30:00.000Z'
const username = 'asha'

const SECURITY_EVENTS: SecurityEvent[] = [
  'passwordChanged',
  'emailChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'authenticatorAdded',
  'authenticatorRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'tokenReused',
  'accountDeleted',
]

/** One of each mail, and a notice of each event, with invented people, for the tests and for the preview in development. */
export const sampleMails: Mail[] = [
  {
    name: 'welcome',
    values: { username, hours: 24 },
    secrets: { link: `${SAMPLE_PUBLIC_URL}/verify-email#${TOKEN}` },
  },
  {
    name: 'signInLink',
    values: { username, minutes: 10 },
    secrets: { link: `${SAMPLE_PUBLIC_URL}/direct-access#${TOKEN}`, code: 'K7WM4XQ2' },
  },
  {
    name: 'passwordReset',
    values: { username, minutes: 10 },
    secrets: { link: `${SAMPLE_PUBLIC_URL}/reset-password#${TOKEN}`, code: 'P3HT9RCV' },
  },
  {
    name: 'emailVerification',
    values: { username, hours: 24 },
    secrets: { link: `${SAMPLE_PUBLIC_URL}/verify-email#${TOKEN}` },
  },
  {
    name: 'accessApproved',
    values: { username, avatar: 'Guru Dronacharya', expiresAt: '2027-11-20T18:29:00.000Z' },
  },
  { name: 'accessRejected', values: { username, avatar: 'Guru Dronacharya' } },
  {
    name: 'contact',
    values: {
      name: 'Meera Nair',
      email: 'meera@example.org',
      message:
        'Hello,\n\nmy mother reads Malayalam only. Can she use Nila on an old phone?\n\nThank you!\nMeera',
    },
  },
  {
    name: 'newDevice',
    values: { username, browser: 'Firefox 145, Android', ip: '203.0.113.0', country: 'IN', at },
  },
  ...SECURITY_EVENTS.map(
    (event): Mail => ({
      name: 'securityNotice',
      values: { username, event, ip: '203.0.113.0', at },
    }),
  ),
  { name: 'recovery', values: { username: 'ADMIN', ip: '203.0.113.0', at } },
  ...(['draft', 'publish', 'rollBack'] as const).map(
    (what): Mail => ({
      name: 'copyNotice',
      values: { username: 'meera', what, keys: ['site.upiId', 'donate.lead'], at },
    }),
  ),
  { name: 'test', values: { kind: 'standard', at } },
]
