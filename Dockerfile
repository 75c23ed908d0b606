# Node comes with the image: the package `node` is for development alone.
FROM node:26.10.0-bookworm-slim AS source
ARG PNPM=12.21.0
WORKDIR /app
COPY . .

FROM source AS client
RUN npx -y pnpm@${PNPM} install --frozen-lockfile --filter @hundredfold/client... \
  && cd packages/client && node_modules/.bin/vite build --logLevel warn

# Not `pnpm deploy`, which puts shared among the modules: Node strips no types there.
FROM source AS server
RUN npx -y pnpm@${PNPM} install --frozen-lockfile --prod --filter @hundredfold/server...

# Caddy as somebody who is not root, and may keep certificates. What a volume holds at first belongs to whom it belongs here.
FROM caddy:2.10.2-alpine AS proxy
RUN chown -R 1000:1000 /data
USER 1000:1000

FROM node:26.10.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=server /app/node_modules node_modules
COPY --from=server /app/packages/shared packages/shared
COPY --from=server /app/packages/games packages/games
COPY --from=server /app/packages/server packages/server
COPY --from=client /app/packages/client/dist packages/client/dist
USER node
EXPOSE 2567
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 2567}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-proto=delete", "packages/server/src/main.ts"]
