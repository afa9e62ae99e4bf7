import type { Copy, CopyPage } from '@nila/api/contract/copy/index'
import type { HelpPassage } from '@nila/api/contract/help-passages'
import { settings } from './content/settings.ts'
import { copyOf } from './i18n/copy.ts'
import type { Locale } from './i18n/locales.ts'
import { plainText } from './i18n/markdown.ts'
import { localHref } from './i18n/paths.ts'

/** A heading of a page with the sentences below it, and where on the page they stand. */
type Part = [heading: string, texts: string[], anchor?: string]

/** What is worth quoting of a page; the names of parts are the same in every language. */
interface Quoted {
  page: CopyPage
  path: string
  title: string
  parts: Record<string, Part>
}

const numbered = (name: string, parts: Part[]): Record<string, Part> =>
  Object.fromEntries(parts.map((part, place) => [`${name}${place + 1}`, part]))

/** The parts of /settings, which have a heading, a lead, and a place of their own. */
const settingsParts = ({ settings: words }: Copy): Record<string, Part> => ({
  email: [words.email.title, [words.email.lead, words.email.addressHint], '#email'],
  password: [words.password.title, [words.password.lead], '#password'],
  passkeys: [words.passkeys.title, [words.passkeys.lead], '#passkeys'],
  totp: [words.totp.title, [words.totp.lead], '#totp'],
  recoveryCodes: [words.totp.codes.title, [words.totp.codes.lead], '#totp'],
  sessions: [words.sessions.title, [words.sessions.lead], '#sessions'],
  logins: [words.logins.title, [words.logins.lead], '#logins'],
  language: [words.language.title, [words.language.lead], '#language'],
  theme: [`${words.theme.legend}: ${words.theme.title}`, [words.theme.lead], '#theme'],
  export: [words.export.title, [words.export.lead], '#export'],
  deletion: [words.deletion.title, [words.deletion.lead, words.deletion.stays], '#deletion'],
  logout: [words.logout.title, [words.logout.lead]],
})

/** The parts of /chat, by what people do there. */
const chatParts = ({ chat }: Copy): Record<string, Part> => ({
  lead: [chat.title, [chat.head.description, chat.empty.lead]],
  begin: [`${chat.title}: ${chat.age.title}`, chat.age.facts],
  share: [chat.share.title, [chat.share.body]],
  delete: [`${chat.bar.history}: ${chat.preferences.deleteAll}`, [chat.options.deleteBody]],
  languages: [chat.languages.title, [chat.languages.lead]],
  roman: [chat.roman.on, [chat.roman.hint]],
  avatars: [chat.avatars.title, [chat.avatars.lead, chat.avatars.guest]],
})

/** What the help guide may quote. To quote another page: a line here. */
const quotedOf = (copy: Copy): Quoted[] => {
  const { landing, avatars, reviews, donate, contact, mobileApp, mobileApps, auth, profile } = copy
  const { install } = mobileApp.get
  const installing = (device: 'android' | 'iphone' | 'computer'): Part => [
    `${install.title} – ${install[device].title}`,
    [install.lead, ...install[device].steps],
    '#get',
  ]
  return [
    {
      page: 'landing',
      path: '/',
      title: copy.shell.product,
      parts: {
        hero: [landing.hero.title, [landing.hero.lead]],
        ...numbered(
          'feature',
          landing.features.cards.map(({ title, body }) => [title, [body], '#features']),
        ),
        free: [`${copy.shell.product}: ${avatars.list.free}`, [landing.support.body]],
        support: [landing.support.title, landing.support.costs.map(({ title, body }) => `${title}: ${body}`)],
      },
    },
    {
      page: 'avatars',
      path: '/avatars',
      title: avatars.title,
      parts: {
        lead: [avatars.title, [avatars.lead, avatars.head.description]],
        costs: [avatars.title, [avatars.costs]],
        request: [avatars.request.title, [avatars.guest, avatars.profile]],
        transactionId: [
          `${avatars.request.transactionId}: ${avatars.request.whereTitle}`,
          [avatars.request.where, avatars.request.transactionIdHint],
        ],
        expired: [avatars.profileLink, [avatars.status.expired.explanation]],
      },
    },
    {
      page: 'reviews',
      path: '/reviews',
      title: reviews.title,
      parts: {
        lead: [reviews.title, [reviews.lead]],
        write: [reviews.own.write, [reviews.own.guest]],
        edit: [reviews.own.save, [reviews.own.editNote]],
        delete: [reviews.own.confirmDelete, [reviews.own.confirmBody]],
      },
    },
    {
      page: 'donate',
      path: '/donate',
      title: donate.title,
      parts: {
        lead: [donate.title, [donate.lead]],
        how: settings.upiId
          ? [donate.scan.title, [donate.scan.lead, donate.scan.anyAmount]]
          : [donate.closed.title, [donate.closed.body]],
        why: [donate.why.title, donate.why.reasons],
        mission: [donate.mission.title, [donate.mission.body]],
        guest: [donate.guest.title, [donate.guest.body]],
      },
    },
    {
      page: 'contact',
      path: '/contact',
      title: contact.title,
      parts: {
        lead: [contact.title, [contact.lead]],
        ...numbered(
          'section',
          contact.sections.map(({ title, body }) => [title, [body]]),
        ),
      },
    },
    {
      page: 'privacyPolicy',
      path: '/privacy-policy',
      title: copy.privacyPolicy.title,
      parts: {
        ...numbered(
          'section',
          copy.privacyPolicy.sections.map(({ title, body }) => [title, [body]]),
        ),
        choices: [copy.privacyChoices.title, [copy.privacyChoices.lead, ...copy.privacyChoices.facts]],
      },
    },
    {
      page: 'mobileApp',
      path: '/mobile-app',
      title: mobileApp.title,
      parts: {
        lead: [mobileApp.title, [mobileApp.lead]],
        features: [mobileApp.preview.features.title, mobileApp.preview.features.items],
        android: installing('android'),
        iphone: installing('iphone'),
        computer: installing('computer'),
      },
    },
    {
      page: 'mobileApps',
      path: '/mobile-apps',
      title: mobileApps.title,
      parts: {
        lead: [mobileApps.title, [mobileApps.lead]],
        web: [mobileApps.web.title, [mobileApps.web.body]],
      },
    },
    {
      page: 'auth',
      path: '/auth',
      title: auth.title,
      parts: {
        lead: [auth.title, [auth.panel.lead, ...auth.panel.points]],
        register: [auth.form.register.title, [auth.head.description]],
        trouble: [auth.form.login.trouble.summary, [auth.form.login.trouble.nobody]],
      },
    },
    {
      page: 'resetPassword',
      path: '/reset-password',
      title: copy.resetPassword.title,
      parts: { lead: [copy.resetPassword.title, [copy.resetPassword.lead, copy.resetPassword.sent]] },
    },
    {
      page: 'bypassLogin',
      path: '/bypass-login',
      title: copy.bypassLogin.title,
      parts: { lead: [copy.bypassLogin.title, [copy.bypassLogin.lead]] },
    },
    {
      page: 'loginPages',
      path: '/pure-login',
      title: copy.loginPages.pure.title,
      parts: { pure: [copy.loginPages.pure.title, [copy.loginPages.pure.lead]] },
    },
    {
      page: 'profile',
      path: '/profile',
      title: profile.title,
      parts: { lead: [profile.title, [profile.head.description, profile.settingsBody]] },
    },
    { page: 'settings', path: '/settings', title: copy.settings.title, parts: settingsParts(copy) },
    { page: 'chat', path: '/chat', title: copy.chat.title, parts: chatParts(copy) },
  ]
}

/** What of the site's words in a language answers questions, a heading with its sentences each. */
export const helpPassages = (locale: Locale): HelpPassage[] =>
  quotedOf(copyOf(locale)).flatMap(({ page, path, title, parts }) =>
    Object.entries(parts).map(([name, [heading, texts, anchor = '']]) => ({
      locale,
      place: `${page}.${name}`,
      path: localHref(locale, path + anchor),
      title,
      heading,
      text: texts.map(plainText).join(' '),
    })),
  )
