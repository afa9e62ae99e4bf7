import type { Mail } from '../mails.ts'

/** Where the links of the samples lead. */
export const SAMPLE_PUBLIC_URL = 'https://nila.example.org'

const TOKEN = 'c2FtcGxlLXRva2VuLW9mLW5vYm9keS1hdC1hbGwtMDAwMQ'
const at = '2026-11-20T04:30:00.000Z'
const username = 'asha'

/** One of each mail, with invented people, for the tests and for the preview in development. */
export const sampleMails: Mail[] = [
  { name: 'welcome', values: { username } },
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
  { name: 'newDevice', values: { username, browser: 'Firefox 145, Android', ip: '203.0.113.0', at } },
  { name: 'recovery', values: { username: 'ADMIN', ip: '203.0.113.0', at } },
  { name: 'test', values: { kind: 'standard', at } },
]
