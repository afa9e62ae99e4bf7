import * as contract from '@nila/api/contract'
import { markAiUser } from '../analytics/mark-ai-user.ts'
import type { Context } from '../http/context.ts'
import { type Api, route, routeList, routeStream } from '../http/route.ts'
import type { Services } from '../services.ts'
import { answeringOf } from './answering.ts'
import { deleteConversation, deleteConversations, updateConversation } from './change-conversations.ts'
import { claimConversations } from './claim-conversations.ts'
import { findConversation, findConversations, messagesOf } from './find-conversations.ts'
import { followRun, stopRun } from './follow-run.ts'
import { listChatAvatars } from './list-chat-avatars.ts'
import { ownerOf } from './owner.ts'
import { prepareQuestion, prepareRetry } from './prepare-run.ts'
import { presentConversation, presentMessage } from './present-conversation.ts'
import { rateMessage, reportMessage } from './rate-message.ts'
import { readChatState } from './read-chat-state.ts'
import { setPreferences } from './set-preferences.ts'
import { readShared, shareConversation, unshareConversation } from './share-conversation.ts'
import { streamRun } from './stream-run.ts'

export function chatRoutes(api: Api, services: Services): void {
  const { db, log } = services
  /** Beside the answer, which it must neither hold up nor stop. */
  const countTalker = (ctx: Context) =>
    void markAiUser(services, ctx).catch((error: unknown) =>
      log.warn({ err: error }, 'a visitor who talks could not be counted'),
    )

  route(api, contract.getChatState, async ({ ctx }) => readChatState(ctx, services))
  route(api, contract.setChatPreferences, async ({ ctx, body }) => setPreferences(ctx, services, body))
  route(api, contract.listChatAvatars, async ({ actor }) => listChatAvatars(actor.id))
  route(api, contract.claimGuestConversations, async ({ ctx, actor }) => ({
    claimed: await claimConversations(ctx, actor.id),
  }))

  routeList(api, contract.listConversations, async ({ ctx, ...query }) => {
    const { rows, total } = await findConversations(await ownerOf(ctx, services), query)
    return { items: rows.map(presentConversation), total }
  })
  route(api, contract.getConversation, async ({ ctx, params }) => {
    const conversation = await findConversation(await ownerOf(ctx, services), params.id)
    const messages = await messagesOf(conversation)
    return { ...presentConversation(conversation), messages: messages.map(presentMessage) }
  })
  route(api, contract.updateConversation, async ({ ctx, params, body }) => {
    const owner = await ownerOf(ctx, services)
    await updateConversation(owner, params.id, body)
    return presentConversation(await findConversation(owner, params.id))
  })
  route(api, contract.deleteConversation, async ({ ctx, params }) =>
    deleteConversation(services, await ownerOf(ctx, services), params.id),
  )
  route(api, contract.deleteConversations, async ({ ctx }) =>
    deleteConversations(services, await ownerOf(ctx, services)),
  )

  routeStream(api, contract.sendMessage, async ({ ctx, body, open }) => {
    const owner = await ownerOf(ctx, services)
    await streamRun(
      services,
      owner,
      answeringOf(ctx, services),
      () => prepareQuestion(db, owner, body),
      open,
      body.pace,
    )
    countTalker(ctx)
  })
  routeStream(api, contract.retryMessage, async ({ ctx, params, body, open }) => {
    const owner = await ownerOf(ctx, services)
    await streamRun(
      services,
      owner,
      answeringOf(ctx, services),
      () => prepareRetry(db, owner, params.id, body.language),
      open,
      body.pace,
    )
  })
  routeStream(api, contract.followRun, async ({ ctx, params, query, open }) => {
    const owner = await ownerOf(ctx, services)
    await followRun(services, owner, params.id, open, ctx.get('Last-Event-ID'), query.pace)
  })
  route(api, contract.stopRun, async ({ ctx, params }) =>
    stopRun(services, await ownerOf(ctx, services), params.id),
  )

  route(api, contract.rateMessage, async ({ ctx, params, body }) =>
    rateMessage(await ownerOf(ctx, services), params.id, body),
  )
  route(api, contract.reportMessage, async ({ ctx, params, body }) =>
    reportMessage(await ownerOf(ctx, services), params.id, body),
  )
  route(api, contract.shareConversation, async ({ actor, params, body }) => ({
    token: await shareConversation(actor, params.id, body.lastMessageId),
  }))
  route(api, contract.unshareConversation, async ({ actor, params }) => unshareConversation(actor, params.id))
  route(api, contract.readSharedConversation, async ({ body }) => readShared(body.token))
}
