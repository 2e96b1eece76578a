# The site with its functions in one container. What the pages show is read at build, how messages are delivered at run:
#   docker build -t b2b-services --build-arg VITE_SITE_URL=https://www.company.com …
#   docker run -p 4173:4173 -v outbox:/outbox -e MAIL_TRANSPORT=smtp -e SMTP_URL=… b2b-services
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG VITE_SITE_URL VITE_COMPANY_PHONE VITE_COMPANY_EMAIL VITE_CEO_EMAIL VITE_REGISTRATION_NUMBER
ARG VITE_BACKEND_URL VITE_BACKEND_ANON_KEY VITE_CHAT_WIDGET_URL
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ARG VITE_BACKEND_ANON_KEY
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 OUTBOX=/outbox VITE_BACKEND_ANON_KEY=$VITE_BACKEND_ANON_KEY
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY package.json ./
COPY build/start.ts build/serve.ts build/headers.ts build/hosts.ts build/page.ts build/
COPY functions functions
COPY machines machines
RUN mkdir -m 700 /outbox && chown node:node /outbox
USER node
VOLUME /outbox
EXPOSE 4173
# 503 when the outbox cannot be written.
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node ends it by itself on SIGTERM: what is in flight is answered, what is under way is noted.
CMD ["node", "build/start.ts"]
