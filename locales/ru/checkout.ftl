## Проверка и оформление заказа

checkout-title = Проверьте и оформите заказ
checkout-order = Ваш заказ
checkout-gpu = Видеокарта
checkout-card =
    { $gpus ->
        [one] { $card }, { $gpus_text } GPU в лоте
        [few] { $card }, { $gpus_text } GPU в лоте
        [many] { $card }, { $gpus_text } GPU в лоте
       *[other] { $card }, { $gpus_text } GPU в лоте
    }
checkout-term = Срок
checkout-lots = Лоты
checkout-preparation = Подготовка
checkout-note = Ваше описание
checkout-change = Изменить
checkout-change-gpu = видеокарту
checkout-change-term = срок
checkout-change-lots = число лотов
checkout-change-preparation = подготовку
checkout-change-note = описание
checkout-known = У меня уже есть учётная запись
checkout-known-text = После входа вы вернётесь к этому заказу.
checkout-known-button = Войти и продолжить
checkout-new-account = Новая учётная запись
checkout-details = Ваши данные
checkout-place = Оформить заказ на { $total }
checkout-place-hint = Оплата на следующей странице. Сейчас ничего не списывается.
checkout-earlier = Точно такой же заказ вы уже оформили { $at }. Если оформить его снова, это будет вторая аренда. Первый заказ:

## Что мешает заказу

checkout-incomplete = Этот заказ пока нельзя оформить. Исправьте отмеченное в конфигураторе; всё остальное останется, как вы выбрали.
checkout-to-configure = Исправить в конфигураторе
checkout-email-taken = Учётная запись с этим адресом почты уже есть. Войдите в разделе «У меня уже есть учётная запись» или укажите другой адрес.
checkout-other-account = Тем временем вы вошли с другим адресом почты. Заказ будет оформлен на учётную запись, показанную здесь: проверьте её и оформите заказ ещё раз.
checkout-price-rose = С тех пор как вы видели итог, он вырос с { $agreed } до { $now }. Если новый итог вам подходит, оформите заказ ещё раз.
checkout-form-damaged = Форма пришла повреждённой. Мы её обновили: проверьте её и оформите заказ ещё раз.
