import type { ChatSettings, ChatSettingsBody } from '@nila/api/contract/chat-settings'
import { ENVIRONMENT } from '@nila/api/contract/model-endpoints'

/** The settings as the fields have them; nobody moderates where `moderator` is empty. */
export interface SettingsValues {
  dailyMessages: string
  currency: string
  moderator: string
  moderationModel: string
}

export const MOST_MESSAGES = 100_000

export const settingsValuesOf = ({ dailyMessages, currency, moderation }: ChatSettings): SettingsValues => ({
  dailyMessages: String(dailyMessages),
  currency,
  moderator: String(moderation?.endpointId ?? ''),
  moderationModel: moderation?.model ?? '',
})

/** Who moderates by these fields. */
export const moderationOf = ({
  moderator,
  moderationModel,
}: SettingsValues): ChatSettingsBody['moderation'] =>
  moderator === ''
    ? null
    : {
        endpointId: moderator === ENVIRONMENT ? ENVIRONMENT : Number(moderator),
        model: moderationModel.trim(),
      }
