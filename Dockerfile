# The server with its built page; no compiler, no tests, no root.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts=false --no-audit --no-fund
COPY tsconfig.base.json vite.config.ts ./
COPY tools tools
COPY kernel kernel
COPY games games
COPY wording wording
COPY bots bots
COPY protocol protocol
COPY client client
RUN node tools/build.ts && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY kernel kernel
COPY games games
COPY wording wording
COPY bots bots
COPY protocol protocol
COPY house house
COPY server server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
